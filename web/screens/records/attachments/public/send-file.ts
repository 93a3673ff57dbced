// The two steps of sending a file, for the dialog and for screens that have a place of their own for it.

export { md5OfFile } from "../md5-of-file.ts";
export { putFile } from "../put-file.ts";
