// What the web server knows of evidence.

export { type EvidenceLink, openEvidence } from "./evidence-access.ts";
export { VERIFIER_FILES } from "./verifier-files.ts";
