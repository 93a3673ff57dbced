// What other modules may know of lost originals: whether one is, and the refusal of what can't be done with it meanwhile.

export { isLost, requireNotLost } from "./lost-original-part.ts";
