-- More papers are made as files: application forms, invoices, copies of undertakings and receipts of handovers.

alter table paper drop constraint paper_kind_check;
alter table paper add constraint paper_kind_check check (kind in ('AGENCY_AGREEMENT', 'APPLICATION_FORM', 'FEE_SUMMARY', 'FINANCIAL_SERVICES_GUIDE',
  'HANDOVER_RECEIPT', 'INVOICE', 'PRODUCT_PREVIEW', 'UNDERTAKING'));
