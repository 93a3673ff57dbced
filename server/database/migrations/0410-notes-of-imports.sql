-- What is worth knowing of a register that could be read: which sheet of a workbook it is, and where numbers stand for texts.

alter table import_job add column notes text[] not null default '{}';
