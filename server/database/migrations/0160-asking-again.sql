-- Whoever has answered "not yet" and named a day is asked again on that day, once.

alter table document_return_request
  add column ask_again_at timestamptz,
  add constraint return_request_ask_again check (ask_again_at is null or status = 'DECLINED' and answer = 'NOT_YET');
create index document_return_request_ask_again on document_return_request (ask_again_at, id) where ask_again_at is not null;
