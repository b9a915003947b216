-- categories: what everybody in these languages calls it, unless an admin named it otherwise.
UPDATE categories SET name_es = 'Piercing' WHERE slug = 'piercing' AND name_es = 'Perforaciones';--> statement-breakpoint
UPDATE categories SET name_fr = 'Piercing' WHERE slug = 'piercing' AND name_fr = 'Perçage';
