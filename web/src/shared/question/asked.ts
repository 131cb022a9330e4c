/** Whose turn it is and what the question is, in words; for the prompt, the phone's sheet and the reader. */
import { say } from "$lib/say.svelte";
import type { TableModel } from "$lib/table.svelte";

export interface AskedWords {
  /** Whose tint the prompt has. */
  seat: number | null;
  who: string;
  question: string;
  thinks: boolean;
}

export function askedWords(table: TableModel): AskedWords {
  const { question, news } = table;
  const name = (seat: number) => table.names[seat] ?? "";
  if (news?.status === "finished")
    return { seat: null, who: say("table-over-who"), question: say("table-over"), thinks: false };
  if (question) {
    return {
      seat: question.seat,
      who: say(question.window ? "table-your-window" : "table-your-turn", { name: name(question.seat) }),
      question: question.text ?? "",
      thinks: false,
    };
  }
  const { passing } = table.standing;
  if (passing) return { seat: passing.seat, who: name(passing.seat), question: say("table-passing"), thinks: true };
  const asked = table.asked;
  const [first] = asked;
  if (first === undefined)
    return { seat: null, who: say("table-nobody-who"), question: say("table-nobody"), thinks: false };
  const chairs = asked.map((seat) => table.chairs[seat]);
  if (asked.length > 1) {
    const names = new Intl.ListFormat(document.documentElement.lang || "en").format(asked.map(name));
    const who = say(table.seats.length === 0 ? "table-watching" : "table-turn-many");
    return { seat: null, who, question: say("table-choosing-many", { names }), thinks: false };
  }
  const watches = table.seats.length === 0;
  const thinks = Boolean(chairs[0]?.bot ?? chairs[0]?.kind === "bot");
  const words = thinks ? "table-thinking" : "table-choosing";
  return {
    seat: first,
    who: watches ? say("table-watching") : say("table-turn", { name: name(first) }),
    question: say(words, { name: name(first) }),
    thinks,
  };
}
