// The terms of the referral programme.

import { contentScreen } from "./content-page.tsx";

export const ReferralTermsScreen = contentScreen("REFERRAL_TERMS");
