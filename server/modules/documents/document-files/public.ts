// What other modules may know of the files of documents: that one may be named.

export { requireFileOf } from "./file-of-document.ts";
