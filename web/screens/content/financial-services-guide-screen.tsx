// FinancialServicesGuide.

export function FinancialServicesGuideScreen() {
  return <h1>FinancialServicesGuide</h1>;
}
