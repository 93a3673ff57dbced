// Which version of the terms is published; a newer one is asked of everybody again (ledger Q-040).

export const TERMS_VERSION = 1;
/** The terms under which a draft is submitted. */
export const SUBMISSION_TERMS_VERSION = "1";
