// What other modules may know of surety bonds, beside the commands and the access.

export { changeSuretyBond } from "./change-surety-bond.ts";
