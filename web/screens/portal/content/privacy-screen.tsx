// The page of the privacy policy and the complaints policy.

import { ContentPage } from "./content-page.tsx";
import { PRIVACY_TEXT } from "./privacy-text.ts";

export function PrivacyScreen() {
  return <ContentPage text={PRIVACY_TEXT} />;
}
