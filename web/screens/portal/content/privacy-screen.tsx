// The privacy policy with its complaints part.

import { contentScreen } from "./content-page.tsx";

export const PrivacyScreen = contentScreen("PRIVACY");
