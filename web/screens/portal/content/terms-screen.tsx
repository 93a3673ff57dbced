// The page of the Terms and Conditions.

import { ContentPage } from "./content-page.tsx";
import { TERMS_TEXT } from "./terms-text.ts";

export function TermsScreen() {
  return <ContentPage text={TERMS_TEXT} />;
}
