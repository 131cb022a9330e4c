/** Under which address others in the house reach this server, while this page is open on its own machine. */
import { api } from "./api";

export const isOnlyHere = (): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

export class Place {
  /** Has the server said where it is? */
  known = $state(false);
  /** The address in the network, e.g. http://192.168.1.5:8000; "" if there is none. */
  found = $state("");

  constructor() {
    if (!isOnlyHere()) return;
    api.place().then(
      ({ addresses }) => this.tell(addresses[0] ?? ""),
      () => this.tell(""),
    );
  }

  /** What the links of this server begin with, for others. */
  get origin(): string {
    return this.found || location.origin;
  }

  private tell(address: string): void {
    this.found = address;
    this.known = true;
  }
}
