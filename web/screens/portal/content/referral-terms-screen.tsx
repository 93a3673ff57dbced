// The page of the referral programme's terms.

import { ContentPage } from "./content-page.tsx";
import { REFERRAL_TERMS_TEXT } from "./referral-terms-text.ts";

export function ReferralTermsScreen() {
  return <ContentPage text={REFERRAL_TERMS_TEXT} />;
}
