// The sentences of two-step sign-in, on the profile and while signing in.

export const TWO_STEP_WORDS = {
  scan: "Scan this with an authenticator app, such as the one that keeps your passwords.",
  picture: "Square code for your authenticator app",
  typeInstead: "Or type this key into the app:",
  copyKey: "Copy the key",
  code: "Code",
  codeHelp: "The six digits that the app shows now.",
  recoveryTitle: "Keep these recovery codes",
  recoverySentence:
    "Each opens your account once if you lose your phone. We show them only now: print them or keep them with your passwords.",
  copyCodes: "Copy all codes",
  kept: "I have kept them",
} as const;
