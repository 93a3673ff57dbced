// What other modules may know of the possession of digital originals: who has one.

export { possessionOf } from "./possession-part.ts";
