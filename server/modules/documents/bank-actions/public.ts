// What other modules may know of actions of the bank: which files belong to one.

export { isFileOfBankAction } from "./bank-action-part.ts";
