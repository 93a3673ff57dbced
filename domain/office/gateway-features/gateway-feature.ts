// The parts of the product that a provider administrator switches on and off, and what each switch does to people's screens.

export const GATEWAY_FEATURES = [
  "emailAuditing",
  "googleAuth",
  "gvpIntegration",
  "isBgSwitchEnabled",
  "referralPortal",
  "referrals",
  "suretyBonds",
] as const;
export type GatewayFeature = (typeof GATEWAY_FEATURES)[number];

export type GatewayFeatures = Readonly<Record<GatewayFeature, boolean>>;

type FeatureText = { readonly label: string; readonly does: string; readonly whenOff: string };

export const GATEWAY_FEATURE_TEXT: Readonly<Record<GatewayFeature, FeatureText>> = {
  suretyBonds: {
    label: "Surety bonds",
    does: "Organisations may raise surety bonds beside bank guarantees.",
    whenOff: "New surety bonds cannot be raised. Those already raised stay as they are.",
  },
  isBgSwitchEnabled: {
    label: "Bank guarantee switch",
    does: "Organisations may apply to move a guarantee that another bank issued.",
    whenOff: "New applications to switch cannot be raised. Those already raised stay as they are.",
  },
  gvpIntegration: {
    label: "Gateway integration",
    does: "Beneficiaries are reached by email, so an application needs each beneficiary's address.",
    whenOff: "A beneficiary's email is asked for only where a bank guarantee needs it.",
  },
  referrals: {
    label: "Referral programme",
    does: "Organisations have a referral page with a code, and discounts for those who refer and are referred.",
    whenOff: "The referral page closes and no referral discount is given. What was earned is kept.",
  },
  referralPortal: {
    label: "Referral portal",
    does: "Referrers and their administrators work in a portal of their own.",
    whenOff: "The referral portal closes to referrers. Their codes and referrals are kept.",
  },
  googleAuth: {
    label: "Sign in with Google",
    does: "People may sign in with a Google account, or with that of whichever provider the settings name.",
    whenOff: "People sign in with their email and password.",
  },
  emailAuditing: {
    label: "Email auditing",
    does: "Mails sent about a record are listed with it, with what became of each, for the provider's people.",
    whenOff: "Mails are sent as before and not listed. Those that were listed are kept.",
  },
};

export function findGatewayFeature(text: string): GatewayFeature | undefined {
  return GATEWAY_FEATURES.find((name) => name === text);
}
