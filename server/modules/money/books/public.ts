// What other records need of the books.

export { FeeLineKindRef } from "./accrual-schema.ts";
