// What other modules may know of papers: what a draft's forms say, and how a paper is written down and drawn.

export { draftApplicationForm } from "./draft-application-form.ts";
export { draftAgencyAgreement, draftUndertakingForm } from "./draft-forms.ts";
export { keepPaper, textHashOf } from "./keep-paper.ts";
export { drawPaper } from "./paper-file.ts";
export { ABOUT_NOTHING } from "./paper-record.ts";
