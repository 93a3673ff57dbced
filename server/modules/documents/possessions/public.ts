// What other modules may know of the possession of digital originals: who has one, and who has had one.

export { possessionOf } from "./possession-part.ts";
export { listPossessions } from "./possession-store.ts";
