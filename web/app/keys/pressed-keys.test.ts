// Shows: UI-31, UI-32.

import { afterEach, describe, expect, test } from "vitest";
import { keyReader } from "./pressed-keys.ts";

afterEach(() => document.body.replaceChildren());

function press(
  read: ReturnType<typeof keyReader>,
  key: string,
  { on = document.body, areOn = true, ...init }: KeyboardEventInit & { on?: Element; areOn?: boolean } = {},
) {
  const event = new KeyboardEvent("keydown", { key, ...init });
  Object.defineProperty(event, "target", { value: on });
  return read(event, areOn);
}

function placed(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
}

describe("a key", () => {
  test("means what the table says, with Ctrl or the Command key", () => {
    const read = keyReader();
    expect(press(read, "k", { ctrlKey: true })).toBe("OPEN_SEARCH");
    expect(press(read, "K", { metaKey: true })).toBe("OPEN_SEARCH");
    expect(press(read, "k")).toBeUndefined();
    expect(press(read, "/")).toBe("FOCUS_SEARCH");
    expect(press(read, "?", { shiftKey: true })).toBe("SHOW_KEYS");
    expect(press(read, "?", { ctrlKey: true })).toBeUndefined();
  });

  test("of a character is text where somebody types, and Ctrl+K still opens the search there", () => {
    const read = keyReader();
    for (const html of ["<input>", "<textarea></textarea>", "<select></select>"]) {
      const on = placed(html);
      expect(press(read, "?", { on })).toBeUndefined();
      expect(press(read, "/", { on })).toBeUndefined();
      expect(press(read, "k", { on, ctrlKey: true })).toBe("OPEN_SEARCH");
    }
  });

  test("does nothing over a dialog or a menu, nor while a sign is being composed", () => {
    const read = keyReader();
    placed('<div role="dialog" aria-modal="true"></div>');
    expect(press(read, "?")).toBeUndefined();
    expect(press(read, "k", { ctrlKey: true })).toBeUndefined();
    placed('<div role="menu"></div>');
    expect(press(read, "/")).toBeUndefined();
    document.body.replaceChildren();
    expect(press(read, "?", { isComposing: true })).toBeUndefined();
  });

  test("of a character does nothing once they are turned off", () => {
    const read = keyReader();
    expect(press(read, "?", { areOn: false })).toBeUndefined();
    expect(press(read, "k", { areOn: false, ctrlKey: true })).toBe("OPEN_SEARCH");
    press(read, "g", { areOn: false });
    expect(press(read, "d")).toBeUndefined();
  });
});

describe("two letters", () => {
  test("are a page while the second comes soon, and are over after it", () => {
    let now = 0;
    const read = keyReader(() => now);
    expect(press(read, "g")).toBeUndefined();
    now = 1_400;
    expect(press(read, "d")).toEqual({ letter: "d" });
    expect(press(read, "d")).toBeUndefined();
    press(read, "g");
    now = 3_000;
    expect(press(read, "d")).toBeUndefined();
  });
});
