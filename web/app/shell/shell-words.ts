// The sentences of the frame round every screen of somebody signed in, and of the pages before signing in.

export const SHELL_WORDS = {
  mainNavigation: "Main",
  openNavigation: "Open navigation",
  closeNavigation: "Close navigation",
  toDark: "Use the dark theme",
  toLight: "Use the light theme",
  switchOrganisation: "Switch organisation",
  addOrganisation: "Add organisation",
  userMenu: "Your account",
  profile: "Profile",
  signOut: "Sign out",
  staffDesk: "Provider desk",

  home: "Home",
  documents: "Documents",
  sharedWithMe: "Shared with me",
  facilities: "Facilities",
  reports: "Reports",
  organisationGroup: "Organisation",
  members: "Members",
  settings: "Settings",
  reviewQueue: "Review queue",
  organisations: "Organisations",

  build: "Build",
  privacyPolicy: "Privacy policy",
  complaintsPolicy: "Complaints policy",
  financialServicesGuide: "Financial Services Guide",

  promise: "Every guarantee, every party and every cent on one page.",
} as const;
