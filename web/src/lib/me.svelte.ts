/** Who I am, asked once for the whole page. */
import { api, Refused, somebody, type Who } from "./api";
import { say } from "./say.svelte";

const KEY = "deskovka.name";
const KNOWN = "deskovka.known"; // the server has given this browser a cookie, which pages cannot see

class Me {
  /** undefined: not asked yet; null: nobody yet. */
  who = $state.raw<Who | null | undefined>(undefined);
  private asked: Promise<Who | null> | null = null;

  get name(): string {
    return this.who?.name ?? "";
  }

  /** The name to offer to somebody who has none yet. */
  get likelyName(): string {
    return this.name || localStorage.getItem(KEY) || "";
  }

  /** Asks the server who I am; the answer is kept. */
  ask(): Promise<Who | null> {
    if (localStorage.getItem(KNOWN) === null) this.asked ??= Promise.resolve(this.set(null));
    this.asked ??= api
      .me()
      .catch((problem: unknown) => {
        if (problem instanceof Refused && problem.status === 401) return null;
        this.asked = null;
        throw problem;
      })
      .then((who) => this.set(who));
    return this.asked;
  }

  /** I am somebody from now on: a guest if I was nobody. */
  async be(): Promise<Who> {
    return this.set(this.who ?? (await somebody(this.likelyName || say("start-guest")))) as Who;
  }

  /** Take this name, as a guest if I was nobody. */
  async rename(name: string): Promise<Who> {
    const who = await api.introduce(name);
    localStorage.setItem(KEY, who.name);
    return this.set(who) as Who;
  }

  async register(login: string, password: string): Promise<void> {
    await this.be();
    this.set(await api.register(login, password));
  }

  async logIn(login: string, password: string): Promise<void> {
    this.set(await api.logIn(login, password));
  }

  async logOut(): Promise<void> {
    await api.logOut();
    this.set(null);
  }

  /** Nothing is left of me, here or there. */
  async vanish(password: string): Promise<void> {
    await api.forgetMe(password);
    localStorage.removeItem(KEY);
    this.set(null);
  }

  /** Forgets what was asked, e.g. between tests. */
  forget(): void {
    this.asked = null;
    this.who = undefined;
  }

  private set(who: Who | null): Who | null {
    this.who = who;
    this.asked = Promise.resolve(who);
    if (who) localStorage.setItem(KNOWN, "yes");
    else localStorage.removeItem(KNOWN);
    return who;
  }
}

export const me = new Me();
