// The sentences of signing in, signing up, confirming and resetting.

import type { Failure } from "../../../api/failure.ts";

export const ACCOUNT_WORDS = {
  email: "Email",
  password: "Password",
  newPassword: "New password",
  confirmPassword: "Confirm password",
  code: "Code",
  givenName: "First name",
  familyName: "Last name",
  phoneNumber: "Phone",
  backToLogin: "Back to sign in",

  login: {
    title: "Sign in",
    sentence: "Bank guarantees and surety bonds for Australian businesses, from application to return.",
    keepSignedIn: "Keep me signed in on this computer",
    forgotPassword: "Forgot password?",
    submit: "Sign in",
    newHere: "New here?",
    register: "Create an account",
    failed: "We couldn't sign you in",
    guessed: "If that wasn't you, there is no need to wait:",
    resetInstead: "choose a new password by email",
  },

  signedOut: {
    title: "You have been signed out",
    because: {
      ended:
        "Your session ended, or you were signed out from another device. Sign in to carry on where you were.",
      "another-tab": "You signed out in another tab.",
      closed: "Your account is closed. We have emailed you to confirm it. You can sign up again at any time.",
    },
  },

  captcha: {
    label: "Confirm that you are a person",
    missing: "The check could not be loaded",
    missingSentence: "We need it to see that you are a person. Allow it in your browser, or reload the page.",
  },

  provider: {
    or: "or",
    continueWith: (name: string) => `Continue with ${name}`,
    failed: (name: string) => `We couldn't sign you in with ${name}`,
    working: "Signing you in…",
    linked: (name: string) => `Your ${name} account is linked to your Bondline account`,
    nothingToDo: "This page finishes a sign-in from another page. Please start again.",
  },

  twoStep: {
    title: "One more step",
    sentence: "Enter the code that your authenticator app shows.",
    setUpSentence:
      "Your work needs a second step. We have emailed you a code. Enter it, then set up an authenticator app.",
    mailedCode: "Code from the email",
    mailedCodeHelp: "16 letters and digits, valid for 10 minutes.",
    code: "Code",
    codeHelp: "Six digits, new every half minute.",
    recoveryCode: "Recovery code",
    useRecovery: "Use a recovery code",
    useApp: "Use the app",
    startAgain: "Use another account",
    submit: "Continue",
    failed: "We couldn't sign you in",
  },

  register: {
    title: "Create an account",
    sentence: "For you as a person. You add your business next.",
    submit: "Create account",
    haveAccount: "Already have an account?",
    login: "Sign in",
    failed: "Your account could not be created",
    referredBy: (code: string) => `You were referred by ${code}`,
    agreement: "After your first sign-in we ask you to accept the",
    terms: "Terms and Conditions",
    and: "and the",
    privacy: "Privacy Policy",
    opensInNewTab: "(opens in a new tab)",
  },

  pending: {
    title: "Check your email",
    sentenceTo: (address: string) => `We sent a six-digit code to ${address}. It is valid for 10 minutes.`,
    sentence: "Enter your email and the six-digit code we sent to it.",
    sentByItself: "We check it as soon as you have typed six digits.",
    submit: "Confirm email",
    resend: "Send a new code",
    resendIn: (seconds: number) => `You can ask for a new code in ${seconds} s.`,
    resent: "A new code is on its way",
    failed: "Your email could not be confirmed",
    otherAddress: "Wrong address?",
    registerAgain: "Sign up again",
  },

  verify: {
    working: "Confirming your email…",
    title: "Confirm your email",
    confirmed: "Your email is confirmed",
    confirmedSentence: "Sign in to continue.",
    failed: "This link did not work",
    enterCode: "Enter a code instead",
  },

  reset: {
    title: "Reset your password",
    sentence: "We email you a code to set a new password.",
    note: "If the account exists, a one-time code is sent by email or SMS.",
    submit: "Send code",
    codeTitle: "Choose a new password",
    codeSentTo: (medium: string, destination: string) =>
      `If the account exists, a code is on its way by ${medium} to ${destination}.`,
    codeSentence: "Enter the code from your message and your new password.",
    submitCode: "Reset password",
    otherEmail: "Use another email",
    unfortunately: (message: string) => `Unfortunately, ${message}`,
    requestFailed: "The code could not be sent.",
    incorrect: "Incorrect passcode.",
    done: "Your password has been reset",
  },
} as const;

const MEDIUMS: Readonly<Record<string, string>> = { EMAIL: "email", SMS: "SMS" };

/** "email" from EMAIL; a medium of later days is shown as it stands. */
export function deliveryMediumText(medium: string): string {
  return MEDIUMS[medium.toUpperCase()] ?? medium;
}

/** A sign-up that the operator's rules refuse says its reason alone. */
export function signUpRefusalText({ code, message, extensions: { reason } }: Failure): string {
  return code === "SIGN_UP_REFUSED" && typeof reason === "string" ? reason : message;
}
