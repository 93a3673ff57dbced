// Every sentence about evidence: on the document that it is of, and where it is checked.

export const EVIDENCE_WORDS = {
  heading: "Evidence",
  sentence:
    "The guarantee, its wording, approvals, files and full history in one signed download. It can be checked without Bondline.",
  howToCheck: "How to check it",
  download: "Download evidence",
  started: "Your evidence is downloading",
  fileName: (reference: string) => `Evidence ${reference}.zip`,
  checkHeading: "Check an evidence pack",
  checkSentence:
    "Download the verifier once and keep it. It works offline and names anything that was changed, cut or added.",
  page: "Verifier as a page",
  script: "Verifier as a script",
  fingerprint: "Fingerprint of our key",
  copy: "Copy the fingerprint",
  compare:
    "Enter this fingerprint in the verifier. Take it from here, not from the person who sent you the pack.",
  notLoaded: "The fingerprint could not be loaded",
  retry: "Retry",
  loading: "Loading the fingerprint",
} as const;
