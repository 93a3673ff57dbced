// The sentences of being invited: before there is an account, and when the invitation is accepted.

export const INVITATION_WORDS = {
  title: "Accept invitation",
  working: "Accepting your invitation…",
  accepted: (organisation: string) => `Successfully accepted invitation from ${organisation}`,
  failed: "Failed to accept invitation",
  notFound: "Failed to find invitation",
  invalid: "Your invitation is invalid",
  notFoundSentence:
    "It may have been withdrawn, or sent again with a new link. Look for a newer email, or ask for another invitation.",
  invalidSentence: "It has expired or was already used. Ask the person who invited you to send it again.",
  otherAddress: ({ invited, own }: { invited: string; own: string }) =>
    `It was sent to ${invited}, and you are signed in as ${own}. Sign in with the invited address.`,
  notForYou: (own: string) =>
    `It may have expired, been withdrawn or been sent again with a new link. If it was sent to another address than ${own}, sign in with that one.`,
  signOut: "Use another account",
  goHome: "Go to the home page",
  tryAgain: "Try again",

  invite: {
    title: (organisation: string) => `Join ${organisation}`,
    titleBefore: "Your invitation",
    looking: "Looking for your invitation…",
    sentence: ({ organisation, role }: { organisation: string; role: string }) =>
      `You are invited to work with ${organisation} on Bondline as ${role}.`,
    sentTo: (address: string) =>
      `The invitation is for ${address}. Use this address to create your account or to sign in.`,
    register: "Create an account",
    login: "Sign in",
    toLogin: "Go to sign in",
  },

  toRecord: {
    what: (documentName: string, isToDraft: boolean) =>
      isToDraft ? `${documentName} application` : documentName,
    title: (what: string) => `You are invited to a ${what}`,
    sentence: (organisation: string, what: string) =>
      `You can see one ${what} of ${organisation} on Bondline, and what happens to it.`,
    titleOfSeveral: (count: number) => `You are invited to ${count} documents`,
    sentenceOfSeveral: (organisation: string, count: number) =>
      `You can see ${count} documents of ${organisation} on Bondline, and what happens to them.`,
    invitedBy: "Invited by",
    role: "Your role",
  },
} as const;
