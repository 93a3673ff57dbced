-- Everybody reads the switches of the product's parts; the row policy lets nobody but the provider's side change one.

alter policy visible on gateway_feature using (true) with check ((select actor_is_provider()));
