CREATE TABLE "featured_names" (
	"position" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"href" text,
	CONSTRAINT "featured_names_position_check" CHECK ("featured_names"."position" between 1 and 6),
	CONSTRAINT "featured_names_name_check" CHECK (char_length("featured_names"."name") between 1 and 40),
	CONSTRAINT "featured_names_href_check" CHECK (char_length("featured_names"."href") <= 300 and "featured_names"."href" ~ '^(/(?!/)|https://[^/])')
);
--> statement-breakpoint
CREATE TABLE "told_stories" (
	"position" integer PRIMARY KEY NOT NULL,
	"quote" text NOT NULL,
	"name" text NOT NULL,
	"trade" text NOT NULL,
	CONSTRAINT "told_stories_position_check" CHECK ("told_stories"."position" between 1 and 3),
	CONSTRAINT "told_stories_quote_check" CHECK (char_length("told_stories"."quote") between 1 and 300),
	CONSTRAINT "told_stories_name_check" CHECK (char_length("told_stories"."name") between 1 and 60),
	CONSTRAINT "told_stories_trade_check" CHECK (char_length("told_stories"."trade") <= 60)
);
