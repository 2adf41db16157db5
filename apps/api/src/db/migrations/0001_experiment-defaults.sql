-- The flags of decision W28, as they stand when nobody has changed them.
INSERT INTO "experiments" ("name", "variant", "value") VALUES
  ('search-v4', 'default', 'on'),
  ('autocomplete', 'default', 'on'),
  ('creator-shop-search', 'default', 'on'),
  ('brand-profiles', 'default', 'on'),
  ('gift-guides', 'default', 'on'),
  ('price-drop-badging', 'default', 'on'),
  ('registration-banner', 'default', 'on'),
  ('app-banner', 'default', 'on'),
  ('splash', 'default', 'on'),
  ('visit-tracking-shop', 'default', 'on'),
  ('visit-tracking-post', 'default', 'on'),
  ('search-assistance', 'default', 'off'),
  ('search-placeholder-rotation', 'default', 'off'),
  ('journey-auto-dismiss', 'default', 'off'),
  ('sharedCollectionUserAllowList', 'default', 'true')
ON CONFLICT ("name") DO NOTHING;
