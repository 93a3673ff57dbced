// Whether a register is shown as a whole: then a figure above it may lead to a part of it by that part's filters alone.

import type { RegisterPlace } from "./register-page.tsx";

export function isWholeRegister({ search, filters }: RegisterPlace): boolean {
  return search === "" && Object.values(filters).every((text) => text === "");
}
