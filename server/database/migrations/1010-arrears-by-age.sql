-- The provider's own people narrow, keep and take away what all clients owe by age.

call admit_provider_list('STAFF_ARREARS');
