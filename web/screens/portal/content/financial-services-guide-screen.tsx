// The Financial Services Guide as a page, and for those signed in as a file to keep.

import { FINANCIAL_SERVICES_GUIDE } from "@bondline/domain/records/papers/financial-services-guide.ts";
import { lazy, Suspense } from "react";
import { useOptionalSession } from "../../../app/session.ts";
import { contentScreen } from "./content-page.tsx";

const PaperButton = lazy(async () => ({
  default: (await import("../../records/papers/public/paper-button.tsx")).PaperButton,
}));

export const FinancialServicesGuideScreen = contentScreen(FINANCIAL_SERVICES_GUIDE, GuideAsFile);

function GuideAsFile() {
  if (useOptionalSession().status !== "ready") return null;
  return (
    <div className="mt-4">
      <Suspense>
        <PaperButton wanted={{ kind: "FINANCIAL_SERVICES_GUIDE" }} title={FINANCIAL_SERVICES_GUIDE.title} />
      </Suspense>
    </div>
  );
}
