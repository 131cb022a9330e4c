/** A wire to the server that can be cut and mended: everything that goes through it ends at once. */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export class Wire {
  private readonly open = new Set<Socket>();
  private cutOff = false;
  private readonly server = createServer((near) => {
    if (this.cutOff) return void near.destroy();
    const far = connect(Number(this.to.port), this.to.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.open.delete(one);
        other.destroy();
      });
    }
  });

  private constructor(private readonly to: URL) {}

  static async to(address: string): Promise<Wire> {
    const wire = new Wire(new URL(address));
    await new Promise<void>((done) => wire.server.listen(0, "127.0.0.1", done));
    return wire;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.cutOff = true;
    for (const socket of this.open) socket.destroy();
  }

  mend(): void {
    this.cutOff = false;
  }

  remove(): void {
    this.cut();
    this.server.close();
  }
}
