// The Terms and Conditions.

import { contentScreen } from "./content-page.tsx";

export const TermsScreen = contentScreen("TERMS");
