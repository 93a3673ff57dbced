// What other modules may know of settings that hold from a day on: how one is declared, and what follows from that.

export type { DatedSetting } from "./dated-setting.ts";
export { changeOfSetting } from "./dated-setting-change.ts";
export { addDatedSetting } from "./dated-setting-schema.ts";
