// What other modules may know of verification, beside its calls.

export { paperCodesOf } from "./verification-part.ts";
