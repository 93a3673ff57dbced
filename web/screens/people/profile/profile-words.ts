// The sentences of the profile page.

export const PROFILE_WORDS = {
  title: "Profile",
  sentence: (email: string, since: string) => `You sign in with ${email}, since ${since}.`,
  notLoaded: "Your profile could not be loaded",

  signingIn: "How you sign in",
  details: "About you",
  detailsSentence: "Colleagues and the other side see your name next to what you do.",
  noIndustry: "Not stated",
  save: "Save changes",
  saved: "Your profile has been updated",
  notSaved: "Your profile could not be saved",
  conflict:
    "Your profile was changed in another window. What you typed is still here: save again to keep it.",
  confirmTitle: "Enter your password again",
  confirmSentence: "You signed in more than five minutes ago, so a new phone number needs your password.",
  currentPassword: "Current password",

  password: "Password",
  passwordSentence: "A new password signs you out everywhere else.",
  firstPasswordSentence:
    "You sign in with another company's account and have no password here. Choose one to sign in with your email too.",
  choosePassword: "Choose password",
  passwordFirst: "Choose a password first.",
  newPassword: "New password",
  confirmPassword: "Confirm password",
  changePassword: "Change password",
  passwordChanged: "Your password has been changed",
  passwordChangedDetail: "You were signed out everywhere else.",
  passwordNotChanged: "Your password could not be changed",

  twoStep: {
    heading: "Two-step sign-in",
    on: "On",
    off: "Off",
    sentence: "Besides the password, signing in then asks for a code from an app on your phone.",
    codesLeft: (count: number) =>
      count === 1 ? "One recovery code is left." : `${count} recovery codes are left.`,
    required: "Your work needs it.",
    setUp: "Set up",
    byMail: "Sign out and in again. We then email you a code to set it up.",
    newCodes: "New recovery codes",
    turnOff: "Turn off",
    continue: "Continue",
    failed: "This did not work",
    titles: {
      "set-up": "Set up two-step sign-in",
      "new-codes": "New recovery codes",
      "turn-off": "Turn off two-step sign-in?",
    },
    sentences: {
      "set-up": "You need an authenticator app.",
      "new-codes": "The old ones stop working.",
      "turn-off": "Your password alone will then open your account.",
    },
  },

  providers: {
    heading: "Other ways to sign in",
    linked: (since: string) => `Linked ${since}`,
    remove: "Remove",
    removeNamed: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} no longer opens your account`,
    notRemoved: (name: string) => `${name} could not be removed`,
    removeTitle: (name: string) => `Remove ${name}?`,
    removeSentence: (name: string) =>
      `You then sign in with your password, and are signed out on every other device. Signing in with ${name} and your email address links it again.`,
  },

  organisations: "Your organisations",
  close: {
    heading: "Close your account",
    sentence:
      "You are signed out everywhere and get no more emails. What you did keeps your name, since records must be kept for seven years.",
    action: "Close account",
    title: "Close your account?",
    dialogSentence: (email: string) =>
      `You leave every organisation and everything that was shared with you, at once. This cannot be undone. Type ${email} to confirm it.`,
    email: "Your email",
    notDone: "Your account was not closed",
    noPassword:
      "You have no password here. If you signed in more than five minutes ago, sign out and in again first.",
  },
  keyboard: "Keyboard",
  characterKeys: "Keys of a single letter",
  characterKeysHelp:
    "Such as / to search and G then D for documents. Press ? to see them all. Kept in this browser.",
  appearance: "Appearance",
  appearanceSentence: "Kept in this browser.",
  theme: "Theme",
  themes: { system: "As the system", light: "Light", dark: "Dark" },

  sessions: "Where you are signed in",
  sessionsNotLoaded: "Your sessions could not be loaded",
  thisDevice: "This device",
  signedIn: (since: string) => `Signed in ${since}`,
  lastSeen: (when: string) => `Last seen ${when}`,
  endSession: "Sign out",
  endSessionOf: (device: string) => `Sign out ${device}`,
  sessionEnded: (device: string) => `${device} has been signed out`,
  signOutHere: "Sign out here",
  showAllSessions: (count: number) => `Show all ${count}`,
  signOutEverywhere: "Sign out everywhere",
  everywhereTitle: "Sign out everywhere?",
  everywhereSentence: "Every device is signed out, this one too. You will need to sign in again.",
} as const;
