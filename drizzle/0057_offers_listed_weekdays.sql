ALTER TABLE "offers" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "weekdays" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_listed_check" CHECK ("offers"."listed" or "offers"."code" is not null);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_weekdays_check" CHECK ("offers"."weekdays" <@ '{1,2,3,4,5,6,7}'::smallint[]);