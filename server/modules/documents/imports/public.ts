// What other modules may know of how a file of rows is read.

export { headerHash } from "./header-hash.ts";
export { type RegisterRow as FileRow, readCsvRows, readRegister } from "./read-register.ts";
export { RegisterFault as FileFault } from "./register-fault.ts";
export { encodingOf, type OpenFile, textOf } from "./register-text.ts";
