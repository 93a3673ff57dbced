// The sentences of the frame round every screen of somebody signed in, and of the pages before signing in.

export const SHELL_WORDS = {
  mainNavigation: "Main",
  openNavigation: "Open navigation",
  closeNavigation: "Close navigation",
  toDark: "Use the dark theme",
  toLight: "Use the light theme",
  switchOrganisation: "Switch organisation",
  noOrganisation: "No organisation",
  addOrganisation: "Add organisation",
  userMenu: "Your account",
  profile: "Profile",
  signOut: "Sign out",

  actingFor: (client: string) => `You act for ${client}`,
  actingUntil: (time: string, minutes: number) =>
    minutes === 1 ? `Until ${time}, 1 minute left` : `Until ${time}, ${minutes} minutes left`,
  stopActing: "Stop acting",

  printedOn: (day: string) => `Printed ${day}`,
  build: "Build",
  times: (place: string) => `Times are ${place} time`,
  privacyPolicy: "Privacy policy",
  complaintsPolicy: "Complaints policy",
  financialServicesGuide: "Financial Services Guide",
  checkGuarantee: "Check a guarantee",
  support: "Email support",

  promise: "Every guarantee, every party and every cent on one page.",
} as const;
