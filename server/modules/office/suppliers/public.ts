// What other modules may know of banks and insurers as the provider keeps them, beside the commands and the access.

export { saveBankProfile } from "./supplier-store.ts";
