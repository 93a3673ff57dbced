// The Financial Services Guide as a page, and for those signed in as a file to keep.

import { CONTENT_PAGE_TEXT } from "@bondline/domain/office/content-pages/content-page.ts";
import { lazy, Suspense } from "react";
import { useOptionalSession } from "../../../app/session.ts";
import { contentScreen } from "./content-page.tsx";

const PaperButton = lazy(async () => ({
  default: (await import("../../records/papers/public/paper-button.tsx")).PaperButton,
}));

export const FinancialServicesGuideScreen = contentScreen("FINANCIAL_SERVICES_GUIDE", GuideAsFile);

function GuideAsFile() {
  if (useOptionalSession().status !== "ready") return null;
  return (
    <div className="mt-4">
      <Suspense>
        <PaperButton
          wanted={{ kind: "FINANCIAL_SERVICES_GUIDE" }}
          title={CONTENT_PAGE_TEXT.FINANCIAL_SERVICES_GUIDE}
        />
      </Suspense>
    </div>
  );
}
