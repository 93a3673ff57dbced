// The page of the Financial Services Guide.

import { ContentPage } from "./content-page.tsx";
import { FINANCIAL_SERVICES_GUIDE_TEXT } from "./financial-services-guide-text.ts";

export function FinancialServicesGuideScreen() {
  return <ContentPage text={FINANCIAL_SERVICES_GUIDE_TEXT} />;
}
