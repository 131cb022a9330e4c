import { describe, expect, it } from "vitest";
import { botName, isOurs } from "$lib/bots";
import { settings } from "$lib/settings.svelte";

describe("bots as people call them", () => {
  it.each([
    ["beginner", "Beginner"],
    ["medium", "Medium"],
    ["greedy", "Greedy"],
    ["greedy:worlds=8", "Greedy (worlds=8)"],
    ["greedy:worlds=8,noise=0.1", "Greedy (worlds=8, noise=0.1)"],
    ["neural", "Learnt"],
    ["master:seconds=2", "Master (seconds=2)"],
    ["dreamer", "Dreamer"],
    ["my_bots:Dreamer", "Dreamer"],
    ["my_bots.deep:Dreamer:tables=9", "Dreamer (tables=9)"],
    ["my_bots:greedy", "Greedy"], // somebody's class, not the one we have words for
  ])("%s is %s", (bot, name) => {
    settings.language = "en";
    expect(botName(bot)).toBe(name);
  });

  it("ours have words of their own, also when they are told something", () => {
    expect(["greedy", "random", "greedy:worlds=2"].map(isOurs)).toEqual([true, true, true]);
    expect(["dreamer", "my_bots:Dreamer", "my_bots:greedy"].map(isOurs)).toEqual([false, false, false]);
  });
});
