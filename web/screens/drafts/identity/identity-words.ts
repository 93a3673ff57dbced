// What people read while the identity of an individual is verified.

export const VERIFICATION_WORDS = {
  notNeeded: "No verification needed",
  notBegun: "Not started",
  verify: "Verify identity",
  continue: "Continue verification",
  verifyOf: (verb: string, name: string) => `${verb}: ${name}`,
  override: "Verify by hand",
  overrideOf: (name: string) => `Verify by hand: ${name}`,
  takeOver: "Use the verified details",
  takingOver: "The verified details are on their way",
  reason: (reason: string) => `Verified by hand: ${reason}`,
  fault: (fault: string) => `Not registered: ${fault}`,
} as const;

export const OVERRIDE_WORDS = {
  title: (name: string) => `Verify ${name} by hand?`,
  sentence:
    "Only if you have established who this person is yourself. Your reason is kept in the activity, where the applicant reads it too.",
  reason: "How you established it",
  submit: "Mark as verified",
  done: "The person is verified",
  notDone: "The person was not verified",
} as const;

export const IDENTITY_WORDS = {
  title: "Verify identity",
  titleOf: (name: string) => `Verify ${name}`,
  loading: "Reading the verification",
  notLoaded: "The verification did not load",
  toDraft: "Back to the draft",
  person: "Person",
  address: "Home address",
  formSentence: (service: string) =>
    `Enter the details as they are on this person's documents. ${service} compares them with public records.`,
  find: "Find the address",
  findHelp: "What is found fills the fields below. You can also enter them yourself.",
  choose: "Please choose",
  submit: "Submit Details",
  notSubmitted: "The details were not submitted",
  conflict: "These details were changed in the meantime. Submit again to keep yours.",
  opening: (service: string) => `${service} is being asked. This takes a moment.`,
  notRegistered: "The details were not accepted",
  registered: "Details registered",
  hosted: (service: string) =>
    `The next step is on ${service}'s own page. You come back here when it is finished or cancelled.`,
  openHosted: "Open the verification",
  ended: "The link to the verification has ended",
  endedSentence: "A link works for 30 minutes. Get a new one to continue where you left off.",
  renew: "Get a new link",
  verified: "This person is verified",
  verifiedSentence: "Nothing more is needed.",
  locked: "This verification is locked",
  lockedSentence: "Too many answers were wrong. The bank looks at it and may verify the person itself.",
  closed: "This verification can't be continued",
  closedSentence: "The draft is no longer open.",
  byHand: "The bank verifies this person itself",
  byHandSentence: "No identity service is set up, so there is nothing to fill in here.",
  notNeeded: "This person does not have to be verified",
  notNeededSentence:
    "Only directors, secretaries and beneficial owners are, unless they are foreign residents.",
  completed: "Thank you",
  completedSentence: "We are asking the identity service for the result.",
  cancelled: "The verification was cancelled",
  cancelledSentence: "You can continue it at any time.",
  returning: "One moment, please",
} as const;
