CREATE TABLE "explore_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "explore_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "explore_people" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"category" text,
	"latitude" double precision,
	"longitude" double precision,
	"least_price" integer,
	"rating" integer DEFAULT 0 NOT NULL,
	"ratings_count" integer DEFAULT 0 NOT NULL,
	"standing" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "explore_people_rating_check" CHECK ("explore_people"."rating" between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "free_time_changes" (
	"artist_id" integer NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "explore_people" ADD CONSTRAINT "explore_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "explore_people_words_idx" ON "explore_people" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "explore_people_standing_idx" ON "explore_people" USING btree ("standing" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "explore_people_category_idx" ON "explore_people" USING btree ("category","standing" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "explore_people_rating_idx" ON "explore_people" USING btree ("rating" DESC NULLS FIRST,"ratings_count" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "explore_people_least_price_idx" ON "explore_people" USING btree ("least_price","user_id");--> statement-breakpoint
CREATE INDEX "explore_people_place_idx" ON "explore_people" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "free_time_changes_changed_in_idx" ON "free_time_changes" USING btree ("changed_in");